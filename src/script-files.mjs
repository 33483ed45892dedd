/**
 * What comes in one file of scripts, by who needs it. Each module that two scripts share would else
 * be a file of its own: a form asked for 33, most of them smaller than the words it takes to ask.
 * What is first in this list takes its modules first, and what they need with them. A read page is
 * made of the first five; `tests/budgets` says how many files that is, and what they weigh.
 */
const files = {
  shell: [
    /src\/stores\/(device-storage|storage-keys|notice|owner\/)/,
    /src\/(ui\/(when-idle|retry-button)|lib\/holds-words)/,
    /node_modules\/nanostores\//,
    /vite\/preload-helper/,
  ],
  dates: [/src\/lib\/(dates|months|reading-time)/, /src\/entities\/count-label/],
  lists: [
    /src\/lib\/(routes|tags|decoded|form-path|card-limits|save-words|with-chosen)/,
    /src\/api\/http/,
    /src\/ui\/(plain-press|focus-with-slash)/,
  ],
  icons: [/src\/ui\/icon-paths/],
  dialog: [/src\/ui\/(adopt-styles|dialog\/dialog\.css)/],
  // What is kept on a visitor's device is checked and deleted by these, too: they do without React.
  saving: [
    /src\/entities\/(too-long|fields|spelling|entity|address-fields|date-fields|web-address)/,
    /src\/(api\/(writes|removal)|owner\/(owner-api|creation)|lib\/(signed-out|tag-list))/,
    /src\/ui\/(toast|confirm|card-actions|note\/note\.css)/,
    /node_modules\/valibot\//,
  ],
  react: [/node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//],
  forms: [
    /src\/ui\/(?!rich-text\/|career\/|project-card|download|purified).*(\.tsx?|\?inline)$/,
    /src\/(stores\/record-draft|entities\/hex-colour)/,
    /src\/(owner\/unlock|api\/sign-in)/,
  ],
  'rich-text': [/src\/ui\/rich-text\//],
  markdown: [
    /src\/(lib\/(post-body\/markdown|rich-text\/(allow-lists|attributes))|ui\/purified)/,
    /node_modules\/(marked|dompurify)\//,
  ],
};

/** The groups of `codeSplitting`: a name, the modules, and who takes them first. */
export const scriptFiles = Object.entries(files).map(([name, patterns], place, { length }) => ({
  name,
  test: (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id)),
  priority: length - place,
}));

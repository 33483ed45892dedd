/**
 * Groups modules into script files, by who needs them. Otherwise each module that two scripts share
 * would be a file of its own: a form requested 33, most of them smaller than the request. An
 * earlier group takes its modules first, with what they import. A page for reading uses the first
 * seven; `tests/budgets` limits the number of files and their weight.
 */
const files = {
  shell: [
    /src\/stores\/(device-storage|storage-keys|notice|exported|owner\/|reading-preferences\/keys-off)/,
    /src\/(ui\/(when-idle|retry-button)|lib\/(folded-letters|word-search))/,
    /node_modules\/nanostores\//,
    /vite\/preload-helper/,
  ],
  dates: [/src\/lib\/(dates|months|reading-time)/, /src\/entities\/count-label/],
  lists: [
    /src\/lib\/(routes|tags|decoded|form-path|card-limits|with-chosen)/,
    /src\/(api\/http|lib\/api-error)/,
    /src\/ui\/(plain-click|focus-with-slash)/,
  ],
  'list-address': [/src\/ui\/controls-in-address/],
  cards: [/src\/lib\/(excerpt|post-card|tag-colour)/],
  icons: [/src\/ui\/icon-paths/],
  copied: [
    /src\/(lib\/copied|ui\/copy-text|features\/contact\/form\/said|entities\/email-address)/,
  ],
  // What visitors' dialogs share with the owner's, so they do without React.
  dialog: [
    /src\/ui\/(adopt-styles|announce|make|reachable|dialog\/(dialog\.css|close-by-backdrop|after-question))/,
    /src\/(lib\/wrapped|api\/creations|lib\/save-words)/,
  ],
  // These also check and delete what a visitor's device keeps, so they do without React.
  saving: [
    /src\/entities\/(too-long|fields|spelling|entity|address-fields|date-fields|web-address)/,
    /src\/(api\/(writes|removal)|owner\/(owner-api|creation|deletion)|lib\/(deleted-words|same|signed-out|tag-list))/,
    /src\/ui\/(toast|confirm|debounce|card-actions|note\/note\.css)/,
    /node_modules\/valibot\//,
  ],
  react: [/node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//],
  forms: [
    /src\/ui\/(?!rich-text\/|work-form\/|career\/|project-card|download|purified|tell-not-found|use-editor).*(\.tsx?|\?inline)$/,
    /src\/(stores\/record-draft|entities\/hex-colour)/,
    /src\/(owner\/unlock|api\/sign-in|lib\/field-errors)/,
  ],
  // Editors within Home and About; the forms do without it.
  editor: [/src\/(ui\/use-editor|lib\/begun)/],
  // The two forms with a work bar also have rich text.
  'rich-text': [/src\/ui\/(rich-text|work-form)\//],
  markdown: [
    /src\/(lib\/(post-body\/markdown|rich-text\/(allow-lists|attributes))|ui\/purified)/,
    /node_modules\/(marked|dompurify)\//,
  ],
  'plain-text': [/src\/lib\/(plain-text|count-words)/],
};

/** The groups of `codeSplitting`: a name, the modules, and which group takes a module first. */
export const scriptFiles = Object.entries(files).map(([name, patterns], place, { length }) => ({
  name,
  test: (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id)),
  priority: length - place,
}));

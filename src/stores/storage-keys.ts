/**
 * Every key this site keeps on the device, in one place (spec 1 §3). A key that is not here is
 * not ours.
 */
export const storageKeys = {
  /** The owner token. */
  token: 'token',
  /** The owner token in the shared session; kept in session storage too. */
  ownerToken: 'ownerToken',
  /** Owner mode as text, `true` or `false`. */
  ownerMode: 'ownerMode',
  /** Whether the owner switch shows, `true` or `false`. */
  ownerToggleVisible: 'ownerToggleVisible',
  /** The theme on Home, and the theme elsewhere. */
  homeTheme: 'homeTheme',
  theme: 'theme',
  /** Whether this session has fetched the site's fonts, `true`; in session storage alone. */
  fontsFetched: 'fontsFetched',
  /** Home as grid or list. */
  homeView: 'homeView',
  /** The welcome text as last read, and the one being written. */
  welcome: 'welcomeContentV1',
  welcomeDraft: 'welcomeDraftV1',
  /** Parts of the profile being written, by name. */
  profileDrafts: 'profileDraftsV1',
  /** The highlights as last read, with those on this device alone, and the ones being written. */
  highlights: 'homeHighlightsV1',
  highlightDrafts: 'highlightDraftsV1',
  /** Experience as grid or list, and the role being written. */
  experienceView: 'experienceView',
  experienceDraft: 'draft_experience',
  /** Education: its layout, whether its stats show, and the record being written. */
  eduLayout: 'eduLayout',
  eduShowStats: 'eduShowStats',
  educationDraft: 'draft_education',
  /** The education records as last read, and those deleted on this device only. */
  localEducation: 'localEducation',
  localEducationDeleted: 'localEducationDeleted',
  /** Certificates a visitor saved, which stay on the device. */
  localCertificates: 'certificates.userAdded',
  /** Certificates as grid or list. */
  certificatesView: 'certificatesViewMode',
  /** The certificate being written, and a picture of the gallery. */
  certificateDraft: 'draft_certificate',
  galleryDraft: 'draft_gallery',
  /** The certificate to be edited next, in this tab. */
  certificatePrefill: 'certificates.prefill',
  /** The owner's contact details being written. */
  contactDetailsDraft: 'draft_contactDetails',
  /** A message being written to the owner. */
  contactDraft: 'contactDraft',
  /** Posts kept on this device: being written, or not yet on the server (spec 2 §2). */
  localBlogs: 'localBlogs',
  /** What stood there and was no list of posts, set aside before anything is written over it. */
  localBlogsUnreadable: 'localBlogs:unreadable',
  /** Bookmarked posts by id: the list's key and the reader's, kept in step (spec 2 §3). */
  listBookmarks: 'blogBookmarks',
  readerBookmarks: 'readerBookmarks',
  /** The posts opened last, by id, the newest in front. */
  recentReads: 'recentReads',
  /** How far each post was read, by id; and what was read on each day. */
  readingProgress: 'readingProgress',
  readingStats: 'readingStats',
  /** How the reader likes to read, such settings by name, and whether single keys act. */
  readingPreferences: 'readingPreferences',
  readingProfiles: 'readingProfiles',
  readingKeys: 'readingKeys',
  /** The theme of the list and the reader, and the list as grid, list or magazine. */
  blogTheme: 'blogTheme',
  blogView: 'blogView',
  /** Told to other tabs, with the value 1, when a project was saved. */
  projectsDirty: 'projects:dirty',
  /** A project being written; followed by its id, or by `new`. */
  projectDraft: 'projectDraftV1:',
  /** An entry sent to be created, not known to be there; followed by its kind. In this tab alone. */
  creation: 'creation:',
  /** What was done, to be said on the page it leads to; for this tab alone. */
  notice: 'notice',
} as const;

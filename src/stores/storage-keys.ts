/**
 * Every key this site stores on the device (spec 1 §3). A key that is not listed here is not ours.
 */
export const storageKeys = {
  /** The owner token. */
  token: 'token',
  /** The owner token in the shared session; also in session storage. */
  ownerToken: 'ownerToken',
  /** Owner mode as text, `true` or `false`. */
  ownerMode: 'ownerMode',
  /** Whether the owner switch shows, `true` or `false`. */
  ownerToggleVisible: 'ownerToggleVisible',
  /** The theme on Home, and the theme elsewhere. */
  homeTheme: 'homeTheme',
  theme: 'theme',
  /** `true` once this session has fetched the site's fonts; only in session storage. */
  fontsFetched: 'fontsFetched',
  /** Home as grid or list. */
  homeView: 'homeView',
  /** The welcome text as last read, and its draft. */
  welcome: 'welcomeContentV1',
  welcomeDraft: 'welcomeDraftV1',
  /** The draft of a part of the profile; followed by its name. */
  profileDraft: 'profileDraftV1:',
  /** Where an earlier version kept them all. */
  profileDrafts: 'profileDraftsV1',
  /** The draft of a skill; followed by its id, or by nothing for the one being added. */
  skillDraft: 'skillDraftV1:',
  /** The highlights as last read, including those on this device only. */
  highlights: 'homeHighlightsV1',
  /** The draft of a highlight; followed by its id. */
  highlightDraft: 'highlightDraftV1:',
  /** Where an earlier version kept them all. */
  highlightDrafts: 'highlightDraftsV1',
  /** Experience as grid or list, and the draft of a role. */
  experienceView: 'experienceView',
  experienceDraft: 'draft_experience',
  /** Education: its layout, whether its stats show, and the draft of a record. */
  eduLayout: 'eduLayout',
  eduShowStats: 'eduShowStats',
  educationDraft: 'draft_education',
  /** The education records as last read, and the ids of those deleted on this device only. */
  localEducation: 'localEducation',
  localEducationDeleted: 'localEducationDeleted',
  /** Certificates a visitor saved, which stay on the device. */
  localCertificates: 'certificates.userAdded',
  /** Certificates as grid or list. */
  certificatesView: 'certificatesViewMode',
  /** Drafts of a certificate and of a gallery picture. */
  certificateDraft: 'draft_certificate',
  galleryDraft: 'draft_gallery',
  /** The draft of the owner's contact details. */
  contactDetailsDraft: 'draft_contactDetails',
  /** The draft of a message to the owner. */
  contactDraft: 'contactDraft',
  /** Posts kept on this device: drafts, and posts not yet on the server (spec 2 §2). */
  localBlogs: 'localBlogs',
  /** Text found there that was not a list of posts, set aside before it is overwritten. */
  localBlogsUnreadable: 'localBlogs:unreadable',
  /** Ids of bookmarked posts: the list's key and the reader's, kept in step (spec 2 §3). */
  listBookmarks: 'blogBookmarks',
  readerBookmarks: 'readerBookmarks',
  /** Ids of the posts opened last, the newest first. */
  recentReads: 'recentReads',
  /** How far each post was read, by id; and what was read on each day. */
  readingProgress: 'readingProgress',
  readingStats: 'readingStats',
  /** The reading preferences, named profiles of them, and whether single-key shortcuts are on. */
  readingPreferences: 'readingPreferences',
  readingProfiles: 'readingProfiles',
  readingKeys: 'readingKeys',
  /** The theme of the list and the reader, and the list as grid, list or magazine. */
  blogTheme: 'blogTheme',
  blogView: 'blogView',
  /** Set to 1 when a project was saved, to tell other tabs. */
  projectsDirty: 'projects:dirty',
  /** The draft of a project; followed by its id, or by `new`. */
  projectDraft: 'projectDraftV1:',
  /** What may or may not have been created or changed; followed by its kind. Only in this tab. */
  creation: 'creation:',
  /** What needs attention and was dismissed; only in this tab. */
  attention: 'attention',
  /** A message for the next page to show; only in this tab. */
  notice: 'notice',
} as const;

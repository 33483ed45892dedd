/** The size of the window a share opens in (spec 2 §2). */
export const sharePopup = { width: 600, height: 400 } as const;

type Target = { label: string; address: (url: string, title: string) => string };

const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query)}`;

/** Where a post can be shared, in menu order; copying its link comes after them. */
export const shareTargets = {
  twitter: {
    label: 'Twitter',
    address: (url, text) => withQuery('https://twitter.com/intent/tweet', { url, text }),
  },
  facebook: {
    label: 'Facebook',
    address: (u) => withQuery('https://www.facebook.com/sharer/sharer.php', { u }),
  },
  linkedin: {
    label: 'LinkedIn',
    address: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  reddit: {
    label: 'Reddit',
    address: (url, title) => withQuery('https://www.reddit.com/submit', { url, title }),
  },
} as const satisfies Record<string, Target>;

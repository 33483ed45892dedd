/** Rules out spaces in the host, because some browsers accept them and no server does. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i;

/** Whether a text is a complete http(s) address that a link may lead to. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && URL.canParse(text);

/** A browser may take a host with a space in it for one, which no server does. */
const WEB_ADDRESS = /^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i;

/** Whether a text is a whole http(s) address, which a link may lead to. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && URL.canParse(text);

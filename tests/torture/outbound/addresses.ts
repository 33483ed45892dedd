/** Private, special and odd addresses of IPv4. */
export const networks4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.1.2.3',
  '127.255.255.255',
  '169.254.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.0.170',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '172.20.10.1',
  '192.168.178.1',
  '198.18.255.1',
];
/** The same for IPv6, including those that embed an IPv4 address. */
export const networks6 = [
  '::',
  '::1',
  '::2',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:0:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:0:7f00:1::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:a00:1::1',
  '2620:4f:8000::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'ff0e::1',
  'fe80::a9fe:a9fe',
  '::ffff:169.254.169.254',
  '64:ff9b::a9fe:a9fe',
  '2002:a9fe:a9fe::1',
  'fd7a:115c:a1e0::1',
];

/** The ways in which URLs can spell one IPv4 address. */
function spellings(address: string): string[] {
  const parts = address.split('.').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = parts;
  const all = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  const octal = (n: number) => `0${n.toString(8)}`;
  const hex = (n: number) => `0x${n.toString(16)}`;
  const wide = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  return [
    address,
    `${address}.`,
    String(all),
    hex(all),
    octal(all),
    parts.map(octal).join('.'),
    parts.map(hex).join('.'),
    `${a}.${(b << 16) | (c << 8) | d}`,
    `${a}.${b}.${(c << 8) | d}`,
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    wide(address),
    address.replaceAll('.', '。'),
    address.replaceAll('.', '%2e'),
  ];
}

/** Names and addresses that a server must never request. */
export function forbiddenHosts(): string[] {
  const odd = ['127.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.0.1', '100.64.0.1'].flatMap(
    spellings,
  );
  const six = networks6.map((address) => `[${address}]`);
  return [
    ...new Set([
      ...networks4,
      ...six,
      ...odd,
      'localhost',
      'LOCALHOST',
      'localhost.',
      '0',
      '127.1',
    ]),
  ];
}

/** What is not an address of a web page, or contains a user name. */
export const otherAddresses = [
  'file:///etc/passwd',
  'ftp://example.org/',
  'gopher://example.org/',
  'data:text/html,x',
  'javascript:x',
  'ws://example.org/',
  'blob:https://example.org/x',
  'dict://example.org:1/',
  'unix:/tmp/x',
  '//example.org',
  'http:',
  'http://',
  'about:blank',
  'x',
  'http://user@example.org/',
  'http://:pass@example.org/',
  'https://a:b@127.0.0.1/',
];

import { get } from 'node:http';

export type Fetched = { bytes: number; text: string };

/** What an address sends to a browser that accepts brotli: the size as sent, and the text. */
export async function fetched(address: string): Promise<Fetched> {
  const bytes = await sent(address);
  const text = await fetch(address).then((response) => response.text());
  return { bytes, text };
}

function sent(address: string): Promise<number> {
  const options = { headers: { 'Accept-Encoding': 'br' }, agent: false };
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** What one writer knows of its post: the last version it sent, and the last acknowledged one. */
export type Writer = { id: string; sent: number; acknowledged: number };

const words = 'Words enough to need more than one block of a disk. '.repeat(200);
const titleOf = ({ id }: Writer, version: number) => `${id} version ${version}`;
export const versionIn = (text: string) => Number(/ version (\d+)\b/.exec(text)?.[1] ?? 0);

/** Writes continuously until the server is gone. */
export async function write(writer: Writer, address: string, headers: HeadersInit): Promise<void> {
  let first = await isMissing(address, writer.id);
  for (;;) {
    writer.sent += 1;
    const version = writer.sent;
    const { id } = writer;
    const body = JSON.stringify({ id, slug: id, title: titleOf(writer, version), body: words });
    const path = first ? '/api/posts' : `/api/posts/${writer.id}`;
    const init = { method: first ? 'POST' : 'PUT', headers, body };
    const response = await fetch(address + path, init);
    if (response.ok) writer.acknowledged = version;
    first &&= !response.ok;
    await response.arrayBuffer();
  }
}

const isMissing = async (address: string, id: string) =>
  (await fetch(`${address}/api/posts/${id}`)).status === 404;

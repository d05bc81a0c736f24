import type { ClientFile } from '../../src/client/protocol.ts';

export const MAX_FILES = 10;
const MAX_BYTES = 10 * 1024 * 1024;

/** The files with more added, or why they cannot be. */
export function addFiles(
  files: readonly File[],
  more: readonly File[],
): { readonly files: readonly File[] } | { readonly problem: string } {
  const tooLarge = more.find(({ size }) => size > MAX_BYTES);
  if (tooLarge) return { problem: `${tooLarge.name} is larger than 10 MiB.` };
  if (files.length + more.length > MAX_FILES) return { problem: `A message has at most ${MAX_FILES} files.` };
  return { files: [...files, ...more] };
}

/** A file as it is sent: its bytes in base64. */
export async function toClientFile(file: File): Promise<ClientFile> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(`${file.name} could not be read`));
    reader.readAsDataURL(file);
  });
  return {
    name: file.name,
    contentType: file.type || 'application/octet-stream',
    data: address.slice(address.indexOf(',') + 1),
  };
}

/** "1.4 MB", as Discord shows the size of a file. */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'KB', 'MB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const number = bytes / 1024 ** power;
  return `${power === 0 ? number : number.toFixed(1)} ${units[power]}`;
}

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DropZone, type RefusedFile } from './drop-zone.tsx';
import type { PickedFile } from './files-in.ts';
import { renderPart } from './testing/render.tsx';

const file = (name: string, content = 'words', path = '') => {
  const made = new File([content], name);
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
};

async function drop(files: File[]) {
  const onFiles = vi.fn<(taken: PickedFile[], refused: RefusedFile[]) => void>();
  await renderPart(
    <DropZone label="Add documents" extensions={['.pdf', '.docx']} maxSize={20} takesFolders onFiles={onFiles} />,
  );
  fireEvent.change(screen.getByLabelText('Choose a folder', { selector: 'input' }), { target: { files } });
  await waitFor(() => expect(onFiles).toHaveBeenCalled());
  const [taken, refused] = onFiles.mock.calls[0] ?? [[], []];
  return { taken: taken.map(({ path }) => path), refused: refused.map(({ path, reason }) => `${path}: ${reason}`) };
}

test('a folder keeps its paths, says why it refuses, and leaves hidden files out', async () => {
  const { taken, refused } = await drop([
    file('Access.pdf', 'words', 'ISMS/Policies/Access.pdf'),
    file('REPORT.DOCX', 'words', 'ISMS/REPORT.DOCX'),
    file('.DS_Store', 'x', 'ISMS/.DS_Store'),
    file('~$Access.docx', 'x', 'ISMS/~$Access.docx'),
    file('tool.exe', 'x', 'ISMS/tool.exe'),
    file('empty.pdf', '', 'ISMS/empty.pdf'),
    file('big.pdf', 'x'.repeat(21), 'ISMS/big.pdf'),
  ]);
  expect(taken).toEqual(['ISMS/Policies/Access.pdf', 'ISMS/REPORT.DOCX']);
  expect(refused).toEqual(['ISMS/tool.exe: type', 'ISMS/empty.pdf: empty', 'ISMS/big.pdf: size']);
});

test('it says beforehand what is allowed, and every way in is a button', async () => {
  await renderPart(
    <DropZone
      label="Add documents"
      extensions={['.pdf', '.docx']}
      maxSize={50_000_000}
      takesFolders
      onFiles={() => undefined}
    />,
  );
  expect(screen.getByText('PDF and DOCX, up to 50 MB each')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose files' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose a folder' })).toBeTruthy();
});

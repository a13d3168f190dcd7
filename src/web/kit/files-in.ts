/** A chosen file with its path below the chosen folder ("Policies/Access.docx"), or its name alone. */
export interface PickedFile {
  file: File;
  path: string;
}

/** Where a file stood: dropped files carry `path`, those of a folder input `webkitRelativePath`. */
export function pickedFile(file: File & { path?: string; relativePath?: string }): PickedFile {
  const path = file.webkitRelativePath || file.relativePath || file.path || file.name;
  return { file, path: path.replace(/^\.?\/+/, '') };
}

/** What a folder holds that nobody meant to hand in. */
export function isHidden({ path }: PickedFile): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part.startsWith('~$') || part === 'Thumbs.db');
}

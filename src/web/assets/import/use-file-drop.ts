import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes a file dropped anywhere on the page. @returns whether one is being dragged over it. */
export function useFileDrop(isActive: boolean, onFile: (file: File) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    if (!isActive) return undefined;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDragging(false);
      const file = event.dataTransfer?.files[0];
      if (file) take(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      setIsDragging(false);
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [isActive]);
  return isDragging;
}

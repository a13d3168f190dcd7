import { parentPort } from 'node:worker_threads';
import { Refused } from '#engine/extract/refusal.ts';
import { readLayout } from '#engine/questionnaire/files/file.ts';

parentPort?.once('message', (bytes: Uint8Array) => {
  readLayout(Buffer.from(bytes), 'workbook.xlsx').then(
    ({ grids }) => parentPort?.postMessage({ grids }, []),
    (error: unknown) => {
      if (error instanceof Refused) parentPort?.postMessage({ refused: error.message }, []);
      else throw error;
    },
  );
});

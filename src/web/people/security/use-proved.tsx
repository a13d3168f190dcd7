import { type ReactNode, useState } from 'react';
import { problemOf } from '../../kit/requests/problem.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface Proved<Input> {
  send: (input: Input & { proof?: string }) => Promise<unknown>;
  onRefused: (error: unknown) => void;
  words: { title: string; text: string; confirmLabel: string };
}

/** Sends what may need a proof that it is this person; where it does, the proof is asked for, and nothing is lost meanwhile. */
export function useProved<Input extends object>({
  send,
  onRefused,
  words,
}: Proved<Input>): {
  run: (input: Input) => Promise<void>;
  /** To be drawn where it is sent. */
  proofDialog: ReactNode;
} {
  const [unproved, setUnproved] = useState<Input | null>(null);
  const run = async (input: Input) => {
    try {
      await send(input);
    } catch (error) {
      if (problemOf(error).code === 'proof_needed') setUnproved(input);
      else onRefused(error);
    }
  };
  const prove = async (input: Input, proof: string) => {
    try {
      await send({ ...input, proof });
    } catch (error) {
      if (problemOf(error).issues.some(({ path }) => path === 'proof')) throw error;
      onRefused(error);
    }
    setUnproved(null);
  };
  return {
    run,
    proofDialog: unproved && (
      <ProofDialog
        {...words}
        isDangerous
        onProve={(proof) => prove(unproved, proof)}
        onClose={() => setUnproved(null)}
      />
    ),
  };
}

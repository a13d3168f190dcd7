import type { AnyContractProcedure, InferContractRouterInputs, InferContractRouterOutputs } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { implement, ORPCError } from '@orpc/server';
import type { AnyRouter } from '@orpc/server';
import { expect, onTestFinished } from 'vitest';
import { contract } from '#contract/contract.ts';

type Contract = typeof contract;

/** What a test says that the product answers, by the names of the contract: no more of them than are asked. */
export type Answers<
  C = Contract,
  I = InferContractRouterInputs<Contract>,
  O = InferContractRouterOutputs<Contract>,
> = C extends AnyContractProcedure
  ? (input: I) => O
  : { [K in keyof C & keyof I & keyof O]?: Answers<C[K], I[K], O[K]> };

interface Issue {
  path: string;
  message: string;
}

/** Thrown by an answer: the product refuses, in the words of its own. */
export class Refusal extends Error {
  readonly problem: { status: number; code: string; detail: string; issues?: Issue[]; reference: string };
  constructor(status: number, code: string, detail: string, issues?: Issue[]) {
    super(detail);
    this.problem = { status, code, detail, reference: 'r-1', ...(issues && { issues }) };
  }
}

export interface Asked {
  /** Such as `vendors.add`. */
  name: string;
  input: unknown;
}

/**
 * The product's interface without a network, below the client that the pages use: what is asked and answered is held against the contract on both
 * ways, as the server does. What a test did not expect fails it. @returns what was asked, in its order
 */
export function answerWith(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  const fieldErrors: unknown[] = [];
  let refusal: unknown;
  const handler = new OpenAPIHandler(routerOf(answers, asked), {
    interceptors: [
      (asking) =>
        asking.next().catch((error: unknown) => {
          refusal = error;
          throw error;
        }),
    ],
  });
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    refusal = undefined;
    const { matched, response } = await handler.handle(request, { prefix: '/api/v1' });
    if (matched && refusal === undefined) return response;
    const told = matched ? refusalIn(refusal) : undefined;
    if (!told)
      fieldErrors.push(matched ? refusal : `${request.method} ${new URL(request.url).pathname} is not answered`);
    return asProblem(told ?? new Refusal(500, 'internal', 'What this test answers is not what is asked.'));
  };
  onTestFinished(() => {
    globalThis.fetch = network;
    expect(fieldErrors, 'what this test answers').toEqual([]);
  });
  return asked;
}

type Tree<Leaf> = { [name: string]: Tree<Leaf> | Leaf };
type Given = Tree<(input: unknown) => unknown>;
type Contracts = Tree<AnyContractProcedure>;

function routerOf(answers: Answers, asked: Asked[]): AnyRouter {
  const build = (given: Given, contracts: Contracts, trail: string[]): AnyRouter =>
    Object.fromEntries(
      Object.entries(given).map(([name, part]) => {
        const path = [...trail, name];
        const at = contracts[name]!;
        if (typeof part !== 'function') return [name, build(part, at as Contracts, path)];
        const one = implement(at as AnyContractProcedure).handler(({ input }) => {
          asked.push({ name: path.join('.'), input });
          return part(input);
        });
        return [name, one];
      }),
    );
  return build(answers as Given, contract, []);
}

/** As the server tells it: its own words, or what the contract holds against the input. Anything else is the fault of the test. */
function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return undefined;
  const { issues = [] } = error.data as { issues?: { path?: PropertyKey[]; message: string }[] };
  return new Refusal(
    422,
    'invalid',
    'Some of this cannot be accepted as it is.',
    issues.map(({ path = [], message }) => ({ path: path.join('.'), message })),
  );
}

const asProblem = ({ problem }: Refusal) =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });

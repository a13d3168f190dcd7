import { os } from '../../platform/http/gate.ts';
import { searchDocuments } from './search.ts';

const PAGE = 10;

export const searchHandlers = {
  list: os.documents.search.list.handler(({ input: { q, page = 0, pageSize = PAGE }, context }) =>
    searchDocuments(context, { q, page, pageSize }),
  ),
};

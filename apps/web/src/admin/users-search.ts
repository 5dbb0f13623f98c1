import { type UsersQuery, usersQuerySchema } from '@foja/contracts/admin';

/** The list of users as the address tells it; what is usual is left out of the address. */
export interface UsersSearch {
  search?: string | undefined;
  role?: UsersQuery['role'];
  status?: UsersQuery['status'];
  sort?: UsersQuery['sort'] | undefined;
  order?: UsersQuery['order'] | undefined;
  page?: number | undefined;
}

const parts = usersQuerySchema.shape;

/** Reads the address; a part that is no good counts as not there. */
export function readUsersSearch(search: Record<string, unknown>): UsersSearch {
  const read = <Part extends keyof UsersSearch>(part: Part): UsersSearch[Part] | undefined =>
    search[part] === undefined
      ? undefined
      : (parts[part].safeParse(part === 'search' ? String(search[part]) : search[part]).data as UsersSearch[Part]);
  return {
    search: read('search') || undefined,
    role: read('role'),
    status: read('status'),
    sort: read('sort'),
    order: read('order'),
    page: read('page'),
  };
}

/** The call that the address stands for. */
export function usersQueryOf(search: UsersSearch): UsersQuery {
  return usersQuerySchema.parse(search);
}

/** The same list by another column; the one that sorts already turns round. Names run from A, figures and dates from the top. */
export function sortedBy(search: UsersSearch, sort: UsersQuery['sort']): UsersSearch {
  const now = usersQueryOf(search);
  const first = sort === 'lastName' || sort === 'email' || sort === 'role' ? 'asc' : 'desc';
  const order = now.sort === sort ? (now.order === 'asc' ? 'desc' : 'asc') : first;
  return { ...search, sort, order, page: undefined };
}

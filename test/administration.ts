import type { TestServer, TestSession } from './server.ts';

/** Makes the person the installation's administrator, with the administration open in their session for so many minutes. */
export async function administer(
  { owner }: Pick<TestServer, 'owner'>,
  { userId }: Pick<TestSession, 'userId'>,
  minutes = 60,
): Promise<void> {
  await owner.query('update installation set administrator_email = (select email from auth."user" where id = $1)', [
    userId,
  ]);
  await owner.query(
    'update auth.session set administers_until = now() + make_interval(mins => $2) where user_id = $1',
    [userId, minutes],
  );
}

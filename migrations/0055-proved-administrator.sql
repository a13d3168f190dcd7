-- The administration opens for verified addresses alone. Whoever set the installation up held the link of the server's own log, and is taken
-- at their word also where the account was made before that was noted.
update auth."user" set email_verified = true where email = (select administrator_email from installation);

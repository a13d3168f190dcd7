-- What an answer says in a word, and where that stands, as a person approved it: forms have boxes, lists and columns for both.
-- Null: nobody said so, as with answers approved before; then the answer's own words and proposals tell.
alter table questionnaire_questions
  add column short_answer text check (short_answer in ('yes', 'partly', 'no', 'none')),
  add column reference text check (length(reference) <= 2000);

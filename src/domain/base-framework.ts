/** Every organisation works with it: the product's own registers and its Statement of Applicability stand on it. */
export const BASE_FRAMEWORK = 'iso-27001-2022';
/** What settings call it. */
export const BASE_NAME = 'ISO 27001';

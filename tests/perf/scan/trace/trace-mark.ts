/** The start of the tracings chapter on the page. */
export const traceMark = '<!-- This chapter is written by `--trace --write`. -->'

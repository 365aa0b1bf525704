/** Where the chapter of tracings begins on the page. */
export const traceMark = '<!-- This chapter is written by `--trace --write`. -->'

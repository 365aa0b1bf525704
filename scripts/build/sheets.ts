import type { Plugin } from 'vite'
import { sheets } from './chunks.ts'

/** The bundler and browsers know a sheet by its file, which says only what it is for: its imports are in the table of chunks. */
export const sheetsOfTable: Plugin = {
  name: 'sheets-of-table',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/styles\/(first|later)\.css(\?|$)/ },
    handler(code, id) {
      const styles = sheets[/\/first\.css/.test(id) ? 'first' : 'later']
      return code + styles.map((style) => `@import "../${style}";\n`).join('')
    },
  },
}

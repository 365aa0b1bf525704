/*
 * The router brings its own way to write a query, which the shop does not go (search.ts). This takes its place in a build
 * (vite.config.ts), so that a page carries one of them.
 */
export { parseSearch as defaultParseSearch, stringifySearch as defaultStringifySearch } from './search.ts'

// Named by the router's index, and used by nobody here.
export const parseSearchWith = undefined
export const stringifySearchWith = undefined

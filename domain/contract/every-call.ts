/* Every call of the shop's API: what the server answers, and the documents tell of. Pages import the files by themselves. */
export * from './account-calls.ts'
export * from './address-calls.ts'
export * from './endpoints.ts'
export * from './operators-calls.ts'
export * from './payment-calls.ts'
export * from './sign-in-calls.ts'
export * from './store-calls.ts'

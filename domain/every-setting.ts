export * from './page-settings.ts'
export * from './trade-settings.ts'

/** A group of files that are mutated together, and the tests that should detect it. */
export type RuleSection = {
  readonly name: string
  readonly files: readonly string[]
  readonly tests: readonly string[]
  readonly needsPostgres: boolean
}

const domain = 'domain/{access,session,order,fit}'

export const ruleSections: readonly RuleSection[] = [
  {
    name: 'domain',
    files: [`${domain}/**/*.ts`],
    tests: [`${domain}/**/*.test.ts`],
    needsPostgres: false,
  },
  {
    name: 'server',
    files: ['server/{verifications,sign-in}/**/*.ts'],
    tests: ['tests/integration/{sign-in,new-address}.test.ts', 'server/{verifications,sign-in}/**/*.test.ts'],
    needsPostgres: true,
  },
]

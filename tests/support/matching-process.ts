// Program of the tests that stop it: matches stored postings until none is left.
import { connect } from '../../src/server/db/database.ts'
import { matchStoredJobs } from '../../src/server/features/job/service.ts'

const { databaseUrl, batch }: { databaseUrl: string; batch: number } = JSON.parse(process.argv[2] ?? '')
const database = connect(databaseUrl, 2)
while ((await matchStoredJobs(database.db, batch)) > 0);
await database.close()

/** Assumptions, not quotes: mid-market prices of plain servers in dollars. Replace them by your own. */
export const prices = {
  vcpuHour: { dollars: 0.03, what: 'a vCPU for an hour' },
  ramHour: { dollars: 0.004, what: 'a GB of memory for an hour' },
  diskMonth: { dollars: 0.1, what: 'a GB of fast disk for a month' },
  storeMonth: { dollars: 10, what: 'a TB in an object store for a month' },
  egress: { dollars: 5, what: 'a TB of traffic to browsers' },
} as const;

/** Assumptions about the app and its members besides the measurements. */
export const assumptions = {
  hours: { value: 730, what: 'hours of a month; machines run day and night' },
  fullness: { value: 0.6, what: 'allowed use of a core at the peak' },
  copies: { value: 2, what: 'number of copies of each datastore: it has a standby of the same size' },
  inMemory: { value: 0.3, what: 'the share of the database in memory' },
  diskRoom: { value: 2, what: 'bytes of disk per byte of the database: WAL, growth' },
  ramPerCore: { value: 2, what: 'GB of memory for each core of our processes' },
  ramPerSocket: { value: 23e-6, what: 'GB of memory for each socket (npm run bench -- sockets)' },
  socketsPerMember: { value: 0.025, what: 'share of members connected at the peak (planned: 25,000 of a million)' },
  requestsPerSocket: { value: 0.06, what: 'requests per second of a connected member at the peak' },
  mediaLowTb: { value: 60e-6, what: 'TB of media for each member, low (planned: 60 TB of a million)' },
  mediaHighTb: { value: 200e-6, what: 'TB of media for each member, high' },
  activeADay: { value: 0.17, what: 'share of members active per day (planned)' },
  egressMb: { value: 30, what: 'MB of photos and video per active member, after browser caches' },
} as const;

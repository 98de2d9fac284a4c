/** Assumptions, not quotes: mid-market prices of plain servers in dollars. Replace them by your own. */
export const prices = {
  vcpuHour: { dollars: 0.03, what: 'a vCPU for an hour' },
  ramHour: { dollars: 0.004, what: 'a GB of memory for an hour' },
  diskMonth: { dollars: 0.1, what: 'a GB of fast disk for a month' },
  storeMonth: { dollars: 10, what: 'a TB in an object store for a month' },
  egress: { dollars: 5, what: 'a TB out to browsers' },
} as const;

/** Assumptions about the app and its members besides the measurements. */
export const assumptions = {
  hours: { value: 730, what: 'hours of a month; machines run through the night' },
  fullness: { value: 0.6, what: 'how full a core may be at the peak' },
  copies: { value: 2, what: 'each engine has a standby of the same size' },
  inMemory: { value: 0.3, what: 'the part of the database that is kept in memory' },
  diskRoom: { value: 2, what: 'disk for each byte of the database: logs, growth' },
  ramPerCore: { value: 2, what: 'GB of memory for each core of our processes' },
  ramPerSocket: { value: 23e-6, what: 'GB of memory for each socket (npm run bench -- sockets)' },
  socketsPerMember: { value: 0.025, what: 'connected at the peak (planned: 25,000 of a million)' },
  requestsPerSocket: { value: 0.06, what: 'requests a second of a connected member at the peak' },
  mediaLowTb: { value: 60e-6, what: 'TB of media for each member, low (planned: 60 TB of a million)' },
  mediaHighTb: { value: 200e-6, what: 'TB of media for each member, high' },
  activeADay: { value: 0.17, what: 'members who come in a day (planned)' },
  egressMb: { value: 30, what: 'MB of photos and video for each who comes, after caches of browsers' },
} as const;

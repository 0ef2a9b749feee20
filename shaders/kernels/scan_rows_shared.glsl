// SPDX-License-Identifier: Apache-2.0
//@ Half a tile, padded, and the totals of its segments.
shared $TYPE staged[2176];
shared $TYPE segmentTotals[256];

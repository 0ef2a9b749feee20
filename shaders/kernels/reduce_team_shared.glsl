// SPDX-License-Identifier: Apache-2.0
//@ What the subgroups of a team have, of each reduction.
#for ARRAY
shared $TYPE $NAME[$SIZE];
#end

% SPDX-License-Identifier: Apache-2.0
% A thick pie.
pie3([2 3 1 4], [0 0 1 0]), title('pie3')

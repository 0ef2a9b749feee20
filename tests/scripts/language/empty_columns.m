% SPDX-License-Identifier: Apache-2.0
% for takes the columns of an array, also those that have no rows.
for i = zeros(0, 3), disp(size(i)), end
n = 0;
for c = cell(0, 2), n = n + iscell(c); end
disp(n)
for i = [], disp('never'), end
for i = zeros(3, 0), disp('never'), end
for i = '', disp('never'), end
for i = zeros(0, 2, 2), disp(size(i)), end
for i = zeros(0, 1), disp(isempty(i)), end

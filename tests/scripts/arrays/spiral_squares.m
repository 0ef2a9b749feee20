% SPDX-License-Identifier: Apache-2.0
disp(spiral(4))
disp(spiral(5))
disp([spiral(1) numel(spiral(0)) isequal(sort(reshape(spiral(7), 1, [])), 1:49)])

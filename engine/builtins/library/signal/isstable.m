% SPDX-License-Identifier: Apache-2.0
function tf = isstable(b, a)
% True where all poles of the digital filter b/a, or of second-order sections, lie within the unit circle.
% Example: tf = isstable(1, [1 -0.5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    if size(b, 2) == 6 && size(b, 1) > 1, tf = all(arrayfun(@(k) all(abs(roots(b(k, 4:6))) < 1), 1:size(b, 1))); else, tf = true; end
    return
end
tf = all(abs(roots(a)) < 1);
end

% SPDX-License-Identifier: Apache-2.0
function range = drange(first, step, last)
% The range of a for-loop over workers: for k = drange(1:10) or drange(1, 10). Outside of parallel jobs all of it.
% Example: total = 0; for k = drange(1:3), total = total + k; end
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 1, range = first;
elseif nargin == 2, range = first:step;
else, range = first:step:last;
end
end

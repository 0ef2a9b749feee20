% SPDX-License-Identifier: Apache-2.0
function [x, y, d] = alignsignals(x, y, most, varargin)
% Two signals of which the earlier one is delayed by zeros until both agree; 'truncate' keeps its length.
% Example: [x, y] = alignsignals([1 2 3], [0 0 1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(most), d = finddelay(x, y); else, d = finddelay(x, y, most); end
cut = nargin > 3 && strcmpi(varargin{1}, 'truncate');
if d > 0, x = delayed(x, d, cut); elseif d < 0, y = delayed(y, -d, cut); end
end

function z = delayed(x, d, cut)
n = numel(x);
if isrow(x), z = [zeros(1, d, 'like', x), x]; else, z = [zeros(d, 1, 'like', x); x]; end
if cut, z = z(1:n); end
end

% SPDX-License-Identifier: Apache-2.0
function y = bwhitmiss(bw, se, other)
% Where se fits the objects and `other` the background; one matrix of 1, 0 and -1 may say both.
% Example: y = bwhitmiss([0 0 0; 0 1 0; 0 0 0], [-1 -1 -1; -1 1 -1; -1 -1 -1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3
    other = se == -1;
    se = se == 1;
end
bw = bw ~= 0;
y = imerode(bw, se) & imerode(~bw, other);
end

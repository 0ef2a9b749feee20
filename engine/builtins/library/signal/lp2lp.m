% SPDX-License-Identifier: Apache-2.0
function varargout = lp2lp(varargin)
% An analogue low pass with the edge 1 with the edge w: [b, a] = lp2lp(b, a, w), or the matrices [A, B, C, D] = lp2lp(A, B, C, D, w).
% Example: [b, a] = lp2lp(1, [1 1], 10)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
w = varargin{end};
varargout = analogueSubstitution(varargin(1:end-1), [1 0], w);
end

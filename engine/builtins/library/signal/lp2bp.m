% SPDX-License-Identifier: Apache-2.0
function varargout = lp2bp(varargin)
% An analogue low pass with the edge 1 made a band pass with the centre w and the given width: [b, a] = lp2bp(b, a, w, width), or the matrices [A, B, C, D] = lp2bp(A, B, C, D, w, width).
% Example: [b, a] = lp2bp(1, [1 1], 10, 2)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[w, width] = varargin{end-1:end};
varargout = analogueSubstitution(varargin(1:end-2), [1 0 w^2], [width 0]);
end

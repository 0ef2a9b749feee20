% SPDX-License-Identifier: Apache-2.0
function x = waverec2(c, s, varargin)
% The matrix whose wavelet transform wavedec2 gave: waverec2(c, s, name) or (c, s, loR, hiR).
% Example: [c, s] = wavedec2(magic(8), 2, 'db2'); x = waverec2(c, s, 'db2')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = appcoef2(c, s, varargin{:}, 0);
end

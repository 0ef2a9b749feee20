% SPDX-License-Identifier: Apache-2.0
function x = waverec(c, l, varargin)
% The vector whose wavelet transform wavedec gave: waverec(c, l, name) or (c, l, loR, hiR).
% Example: [c, l] = wavedec(1:8, 2, 'db3'); x = waverec(c, l, 'db3')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = appcoef(c, l, varargin{:}, 0);
end

% SPDX-License-Identifier: Apache-2.0
function w = window(name, n, varargin)
% A window by its function: window(@hamming, 64), window('kaiser', 64, 5); further arguments go to it.
% Example: w = window(@hann, 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(name) || isstring(name), name = str2func(char(name)); end
w = name(n, varargin{:});
end

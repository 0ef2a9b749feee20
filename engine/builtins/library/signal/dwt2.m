% SPDX-License-Identifier: Apache-2.0
function [a, h, v, d] = dwt2(x, varargin)
% One step of the wavelet transform of a matrix: approximation, horizontal, vertical and diagonal detail. dwt2(x, name) or dwt2(x, loD, hiD), with
% 'mode' as in dwt.
% Example: [a, h, v, d] = dwt2(magic(4), 'haar')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mode = 'sym';
at = find(cellfun(@(w) (ischar(w) || isstring(w)) && strcmpi(w, 'mode'), varargin), 1);
if ~isempty(at), mode = lower(char(varargin{at + 1})); varargin(at:at + 1) = []; end
f = waveletFilters('dwt2', varargin);
[low, high] = waveletStep(double(x).', f, mode);
[a, h] = waveletStep(low.', f, mode);
[v, d] = waveletStep(high.', f, mode);
end

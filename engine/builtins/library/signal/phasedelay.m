% SPDX-License-Identifier: Apache-2.0
function [d, w] = phasedelay(b, a, varargin)
% Phase delay of the digital filter b/a: minus its phase by the angular frequency; the further arguments are those of freqz.
% Example: d = phasedelay([1 2 1], 1, 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
[phi, w] = phasez(b, a, varargin{:});
rate = 1;
number = varargin(cellfun(@isnumeric, varargin));
if numel(number) > 1, rate = 2*pi/number{2}; end
d = -phi./(w*rate);
if numel(d) > 1 && w(1) == 0, d(1) = d(2); end
end

% SPDX-License-Identifier: Apache-2.0
function varargout = designIir(name, outputs, z, p, k, edges, options)
% The low-pass prototype (z, p, k) with the edge 1 made the filter that the edges and the options ask for:
% 'low', 'high', 'bandpass', 'stop', and 's' for an analog one. Two outputs are [b, a], three [z, p, k].
analog = false;
kind = '';
for j = 1:numel(options)
    word = lower(char(options{j}));
    if strcmp(word, 's')
        analog = true;
    elseif strcmp(word, 'z')
        analog = false;
    elseif any(strcmp(word, {'low', 'high', 'bandpass', 'stop'}))
        kind = word;
    else
        error(['signal:' name ':SignalErr'], 'Filter must be ''low'', ''high'', ''bandpass'', or ''stop''.');
    end
end
edges = double(edges(:)');
if ~isnumeric(edges) || ~any(numel(edges) == [1 2])
    error(['signal:' name ':MustBeOneOrTwoElementVector'], 'Wn must be a one or two element vector.');
end
if isempty(kind)
    if isscalar(edges), kind = 'low'; else, kind = 'bandpass'; end
end
if isscalar(edges) == any(strcmp(kind, {'bandpass', 'stop'}))
    error(['signal:' name ':InvalidRange'], 'The number of cutoff frequencies does not fit the filter type.');
end
if ~analog
    if any(edges <= 0 | edges >= 1)
        error(['signal:' name ':InvalidRange'], ...
            'The cutoff frequencies must be within the interval of (0,1).');
    end
    edges = 4*tan(pi*edges/2);
elseif any(edges <= 0)
    error(['signal:' name ':InvalidRange'], 'The cutoff frequencies must be greater than zero.');
end
if numel(edges) == 2 && edges(1) >= edges(2)
    error(['signal:' name ':InvalidRange'], 'The cutoff frequencies must be increasing.');
end
[z, p, k] = shiftBand(z, p, k, edges, kind);
if ~analog
    % The bilinear transformation at the rate 2, so that 1 is half of the sampling rate.
    k = real(k*prod(4 - z)/prod(4 - p));
    more = numel(p) - numel(z);
    z = [(4 + z)./(4 - z); -ones(more, 1)];
    p = (4 + p)./(4 - p);
end
if outputs > 2
    varargout = {z, p, k};
else
    a = real(poly(p));
    b = real(k*poly(z));
    b = [zeros(1, numel(a) - numel(b)), b];
    varargout = {b, a};
end
end

function [z, p, k] = shiftBand(z, p, k, edges, kind)
more = numel(p) - numel(z);
switch kind
    case 'low'
        k = k*edges^more;
        z = z*edges;
        p = p*edges;
    case 'high'
        k = real(k*prod(-z)/prod(-p));
        z = [edges./z; zeros(more, 1)];
        p = edges./p;
    case 'bandpass'
        width = edges(2) - edges(1);
        k = k*width^more;
        z = [pairAround(z*width/2, edges); zeros(more, 1)];
        p = pairAround(p*width/2, edges);
    otherwise
        width = edges(2) - edges(1);
        k = real(k*prod(-z)/prod(-p));
        z = [pairAround(width./(2*z), edges); repmat([1i; -1i]*sqrt(edges(1)*edges(2)), more, 1)];
        p = pairAround(width./(2*p), edges);
end
end

function r = pairAround(half, edges)
r = zeros(0, 1);
if isempty(half), return; end
away = sqrt(half.^2 - edges(1)*edges(2));
r = [half + away; half - away];
end

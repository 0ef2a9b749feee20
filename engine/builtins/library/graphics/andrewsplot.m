% SPDX-License-Identifier: Apache-2.0
function h = andrewsplot(varargin)
% Each row of a matrix as the wave x1/sqrt(2) + x2*sin(2*pi*t) + x3*cos(2*pi*t) + …: andrewsplot(X,Name,Value) with
% 'Group', 'Standardize' ('on').
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
X = double(rest{1});
[group, rest] = takeOption(rest(2:end), 'Group', ones(size(X, 1), 1));
[standard, rest] = takeOption(rest, 'Standardize', 'off');
if strcmpi(standard, 'on'), X = (X - mean(X, 1))./std(X, 0, 1); end
t = linspace(0, 1, 401);
waves = ones(size(X, 2), numel(t))/sqrt(2);
for k = 2:size(X, 2)
    turn = 2*pi*floor(k/2)*t;
    if mod(k, 2) == 0, waves(k, :) = sin(turn); else, waves(k, :) = cos(turn); end
end
[names, ~, number] = unique(group(:));
Y = X*waves;
newplot(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
colors = lines(numel(names));
made = {};
heads = {};
for k = 1:numel(names)
    if iscell(names), name = names{k}; else, name = num2str(names(k)); end
    lines3 = plot(ax, t, Y(number == k, :).', 'Color', colors(k, :), rest{:});
    set(lines3(1), 'DisplayName', name);
    heads{k} = lines3(1); %#ok
    made{k} = lines3(:); %#ok
end
if ~wasHeld, hold(ax, 'off'); end
xlabel(ax, 't');
ylabel(ax, 'f(t)');
if numel(names) > 1, legend(vertcat(heads{:})); end
if nargout > 0, h = vertcat(made{:}); end
end

% SPDX-License-Identifier: Apache-2.0
function showSystem(sys)
% What a system prints: matrices with the names of its states, inputs and outputs, or fractions.
s = objectState(sys);
n = systemSize(s);
if any(n == 0), fprintf('Empty transfer function.\n'); return, end
names = systemNames(s);
if isfield(s, 'pid'), showPid(s); return, end
if strcmp(s.kind, 'ss')
    x = numbered(names.StateName, 'x');
    u = numbered(names.InputName, 'u');
    y = numbered(names.OutputName, 'y');
    if ~isempty(s.A)
        showMatrix('A', s.A, x, x);
        showMatrix('B', s.B, x, u);
        showMatrix('C', s.C, y, x);
    end
    showMatrix('D', s.D, y, u);
else
    for j = 1:n(2)
        named = ~isempty(names.InputName{j}) || any(~cellfun('isempty', names.OutputName));
        if any(n > 1) || named
            from = '';
            if ~isempty(names.InputName{j}), from = sprintf(' "%s"', names.InputName{j}); elseif n(2) > 1, from = sprintf(' %d', j); end
            to = '...';
            if n(1) == 1, to = ':'; end
            if n(1) == 1 && ~isempty(names.OutputName{1}), to = sprintf(' "%s":', names.OutputName{1}); end
            fprintf('  From input%s to output%s\n', from, to);
        end
        for i = 1:n(1)
            lead = '  ';
            if n(1) > 1
                label = int2str(i);
                if ~isempty(names.OutputName{i}), label = names.OutputName{i}; end
                lead = sprintf('   %s:  ', label);
            end
            if s.delay > 0 && s.Ts == 0
                lead = sprintf('%sexp(-%.4g*%s) * ', lead, s.delay, s.var);
            elseif s.delay > 0
                lead = sprintf('%s%s^(-%d) * ', lead, strtok(s.var, '^'), round(s.delay));
            end
            if strcmp(s.kind, 'tf')
                top = polynomialText(s.num{i, j}, s.var);
                below = polynomialText(s.den{i, j}, s.var);
            else
                top = factorText(s.z{i, j}, s.var);
                if s.k(i, j) ~= 1 || isempty(top), top = strtrim([sprintf('%.5g ', s.k(i, j)) top]); end
                if s.k(i, j) == 0, top = '0'; end
                below = factorText(s.p{i, j}, s.var);
            end
            if strcmp(below, '1') || isempty(below)
                fprintf('%s%s\n \n', lead, top);
            else
                wide = max(numel(top), numel(below));
                blank = repmat(' ', 1, numel(lead));
                fprintf('%s%s%s\n', blank, repmat(' ', 1, floor((wide - numel(top))/2)), top);
                fprintf('%s%s\n', lead, repmat('-', 1, wide));
                fprintf('%s%s%s\n \n', blank, repmat(' ', 1, floor((wide - numel(below))/2)), below);
            end
        end
    end
end
kinds = struct('tf', 'transfer function', 'zpk', 'zero/pole/gain model', 'ss', 'state-space model');
if s.delay > 0 && strcmp(s.kind, 'ss')
    label = 'Input delays';
    if isfield(s, 'late') && strcmp(s.late, 'OutputDelay'), label = 'Output delays'; end
    if s.Ts == 0, fprintf('%s (seconds): %g \n', label, s.delay); else, fprintf('%s (sampling periods): %g \n', label, s.delay); end
end
if s.Ts > 0, fprintf('Sample time: %g seconds\n', s.Ts); elseif s.Ts < 0, fprintf('Sample time: unspecified\n'); end
if s.Ts ~= 0, time = 'Discrete'; else, time = 'Continuous'; end
if strcmp(s.kind, 'ss') && isempty(s.A) || strcmp(s.kind, 'tf') && all(cellfun(@(d) nnz(d) == 1 && d(end) ~= 0, s.den(:))) && all(cellfun('length', s.den(:)) == 1) && s.Ts == 0
    fprintf('Static gain.\n');
else
    fprintf('%s-time %s.\n', time, kinds.(s.kind));
end
end

function names = numbered(names, letter)
for k = find(cellfun('isempty', reshape(names, 1, []))), names{k} = sprintf('%s%d', letter, k); end
end

function showMatrix(name, M, rows, columns)
% A matrix with names beside its rows and above its columns, all of one width; wide ones in parts.
fprintf('  %s = \n', name);
entries = arrayfun(@(x) sprintf('%.4g', x + 0), M, 'UniformOutput', false);
wide = max(cellfun('length', [entries(:); columns(:)])) + 2;
side = max(cellfun('length', rows(:)));
step = max(1, floor((80 - 3 - side)/wide));
for first = 1:step:numel(columns)
    part = first:min(first + step - 1, numel(columns));
    if first > 1, fprintf(' \n'); end
    fprintf('%s%s\n', repmat(' ', 1, 3 + side), sprintf(['%' int2str(wide) 's'], columns{part}));
    for i = 1:numel(rows)
        fprintf('   %-*s%s\n', side, rows{i}, sprintf(['%' int2str(wide) 's'], entries{i, part}));
    end
end
fprintf(' \n');
end

function showPid(s)
parts = num2cell(s.pid);
[Kp, Ki, Kd, Tf] = deal(parts{:});
if s.Ts == 0
    tops = {'', '      1 ', '         s   '};
    mids = {'Kp', 'Ki * ---', 'Kd * --------'};
    lows = {'', '      s ', '      Tf*s+1 '};
    if Tf == 0, [tops{3}, mids{3}, lows{3}] = deal('', 'Kd * s', ''); end
else
    tops = {'', '       Ts  ', '          1     '};
    mids = {'Kp', 'Ki * ------', 'Kd * -----------'};
    lows = {'', '       z-1 ', '     Tf+Ts/(z-1)'};
    if Tf == 0, [tops{3}, mids{3}, lows{3}] = deal('       z-1 ', 'Kd * ------', '       Ts  '); end
end
use = find([Kp Ki Kd] ~= 0);
if isempty(use), use = 1; end
[a, b, c] = deal('  ');
for k = use
    if k ~= use(1), b = [b ' + ']; a = [a '   ']; c = [c '   ']; end
    wide = max([numel(tops{k}) numel(mids{k}) numel(lows{k})]);
    pad = @(t) [t repmat(' ', 1, wide - numel(t))];
    [a, b, c] = deal([a pad(tops{k})], [b pad(mids{k})], [c pad(lows{k})]);
end
plain = ~any(strtrim(a));
if plain && numel(use) == 1
    fprintf('%s = %.3g\n \n', b, s.pid(use));
else
    if ~plain, fprintf('%s\n', a); end
    fprintf('%s\n', b);
    if ~plain, fprintf('%s\n', c); end
    titles = {'Kp', 'Ki', 'Kd', 'Tf'};
    shown = use;
    if Kd ~= 0 && Tf ~= 0, shown = [shown 4]; end
    words = arrayfun(@(k) sprintf('%s = %.3g', titles{k}, s.pid(k)), shown, 'UniformOutput', false);
    if s.Ts ~= 0, words{end + 1} = sprintf('Ts = %.3g', s.Ts); end
    fprintf('\n  with %s\n \n', strjoin(words, ', '));
end
letters = 'PID';
letters = letters(use);
if Kd ~= 0 && Tf ~= 0, letters = [letters 'F']; end
time = 'Continuous';
if s.Ts ~= 0, fprintf('Sample time: %g seconds\n', s.Ts); time = 'Discrete'; end
if strcmp(letters, 'P'), fprintf('P-only controller.\n'); return, end
if strcmp(letters, 'I'), letters = 'I-only'; end
fprintf('%s-time %s controller in parallel form.\n', time, letters);
end

function t = polynomialText(c, var)
if strcmp(var, 'z^-1') || strcmp(var, 'q^-1')
    t = delayText(c, var(1));
    return
end
t = '';
n = numel(c) - 1;
for k = 1:numel(c)
    if c(k) == 0, continue, end
    e = n - k + 1;
    size1 = sprintf('%.4g', abs(c(k)));
    unit = '';
    if e == 1, unit = var; elseif e > 1, unit = sprintf('%s^%d', var, e); end
    if strcmp(size1, '1') && e > 0, size1 = ''; end
    word = strtrim([size1 ' ' unit]);
    if isempty(t)
        if c(k) < 0, t = ['-' word]; else, t = word; end
    elseif c(k) < 0
        t = [t ' - ' word];
    else
        t = [t ' + ' word];
    end
end
if isempty(t), t = '0'; end
end

function t = delayText(c, var)
% The same in powers of the delay, the constant first.
t = '';
for k = find(c(:)')
    size1 = sprintf('%.4g', abs(c(k)));
    if k > 1 && strcmp(size1, '1'), size1 = ''; end
    unit = '';
    if k > 1, unit = sprintf('%s^-%d', var, k - 1); end
    word = strtrim([size1 ' ' unit]);
    if isempty(t) && c(k) < 0, t = ['-' word]; elseif isempty(t), t = word; elseif c(k) < 0, t = [t ' - ' word]; else, t = [t ' + ' word]; end
end
if isempty(t), t = '0'; end
end

function t = factorText(r, var)
% Roots as factors; equal ones as powers, conjugate ones as quadratics.
parts = {};
r = r(:);
r(abs(imag(r)) < 1e-10*abs(r)) = real(r(abs(imag(r)) < 1e-10*abs(r)));
for x = sort(real(r(imag(r) == 0)), 'descend')'
    if x == 0, parts{end + 1} = var; elseif x < 0, parts{end + 1} = sprintf('(%s+%.4g)', var, -x); else, parts{end + 1} = sprintf('(%s-%.4g)', var, x); end
end
for x = r(imag(r) > 0).'
    b = -2*real(x);
    middle = '';
    if b > 0, middle = sprintf(' + %.4g%s', b, var); elseif b < 0, middle = sprintf(' - %.4g%s', -b, var); end
    parts{end + 1} = sprintf('(%s^2%s + %.4g)', var, middle, abs(x)^2);
end
[names, ~, which] = unique(parts, 'stable');
t = '';
for k = 1:numel(names)
    n = nnz(which == k);
    power = '';
    if n > 1, power = sprintf('^%d', n); end
    t = [t ' ' names{k} power];
end
t = strtrim(t);
end

% The filters of bands: what was filtered comes of them, their delay taken away.
x = cos(2*pi*(0:399)/50) + cos(2*pi*(0:399)/4);
for f = {@lowpass, @highpass, @bandpass, @bandstop}
    e = 20;
    if contains(func2str(f{1}), 'band'), e = [20 35]; end
    [y, d] = f{1}(x, e, 100, 'Steepness', 0.8);
    h = (numel(d.Coefficients) - 1)/2;
    z = filter(d.Coefficients, 1, [x zeros(1, h)]);
    fprintf('%s %d %d %d %d\n', d.FrequencyResponse, numel(d.Coefficients), d.FilterOrder, d.SampleRate, max(abs(z(h + 1:end) - y)) < 1e-12)
    n = fieldnames(d);
    for k = find(contains(n, 'band'))', fprintf(' %s %g', n{k}, d.(n{k})); end
    fprintf('\n')
end
